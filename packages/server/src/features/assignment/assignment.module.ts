import { Module } from '@nestjs/common';
import { GroupModule } from '../group/group.module';
import { TrainingRankModule } from '../trainingRank/trainingRank.module';
import { AssignmentAccess } from './assignmentAccess';
import { AssignmentLimits } from './assignmentLimits';
import { AssignmentController } from './assignment.controller';
import { AssignmentMatrixService } from './assignmentMatrix.service';
import { AssignmentQueries } from './assignment.queries';
import { AssignmentService } from './assignment.service';

@Module({
  imports: [GroupModule, TrainingRankModule],
  controllers: [AssignmentController],
  providers: [AssignmentService, AssignmentMatrixService, AssignmentQueries, AssignmentAccess, AssignmentLimits],
})
export class AssignmentModule {}
