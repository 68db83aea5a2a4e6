import { Module } from '@nestjs/common';
import { Challenges } from './challenges';
import { VerificationController } from './verification.controller';
import { VerificationQueries } from './verification.queries';

@Module({ controllers: [VerificationController], providers: [Challenges, VerificationQueries], exports: [Challenges] })
export class VerificationModule {}
