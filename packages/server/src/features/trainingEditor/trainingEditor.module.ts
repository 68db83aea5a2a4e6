import { Module } from '@nestjs/common';
import { RemoteModule } from '../remote/remote.module';
import { TrainingCategoryService } from './trainingCategory.service';
import { GroupTrainingController } from './groupTraining.controller';
import { trainingEditingControllers } from './trainingEditing.controller';
import { TrainingEditorController } from './trainingEditor.controller';
import { TrainingEditorQueries } from './trainingEditor.queries';
import { TrainingEditorService } from './trainingEditor.service';
import { TrainingProblemQueries } from './trainingProblem.queries';
import { TrainingProblemService } from './trainingProblem.service';

@Module({
  imports: [RemoteModule],
  controllers: [TrainingEditorController, GroupTrainingController, ...trainingEditingControllers],
  providers: [TrainingEditorService, TrainingEditorQueries, TrainingProblemService, TrainingProblemQueries, TrainingCategoryService],
})
export class TrainingEditorModule {}
