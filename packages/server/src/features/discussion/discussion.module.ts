import { Module } from '@nestjs/common';
import { DiscussionAccess } from './discussionAccess';

@Module({ providers: [DiscussionAccess], exports: [DiscussionAccess] })
export class DiscussionModule {}
