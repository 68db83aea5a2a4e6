import { Module } from '@nestjs/common';
import { ContestBoardModule } from '../contestBoard/contestBoard.module';
import { ApplyingQueries } from './applying.queries';
import { ApplyProposalService } from './applyProposal.service';
import { ProposingQueries } from './proposing.queries';
import { RejudgeProposalController } from './rejudgeProposal.controller';
import { RejudgeProposalQueries } from './rejudgeProposal.queries';
import { RejudgeProposalService } from './rejudgeProposal.service';

@Module({
  imports: [ContestBoardModule],
  controllers: [RejudgeProposalController],
  providers: [RejudgeProposalService, ApplyProposalService, RejudgeProposalQueries, ProposingQueries, ApplyingQueries],
})
export class RejudgeProposalModule {}
