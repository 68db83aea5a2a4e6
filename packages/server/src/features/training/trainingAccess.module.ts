import { Global, Module } from '@nestjs/common';
import { TrainingScopes } from '../../access/scope';
import { TrainingQueries } from './training.queries';
import { TrainingPages } from './trainingPages';
import { StoredTrainingScopes } from './trainingScopes';

/** What every feature may ask of a training: who may do what in it, and which problems it has; and lists of them. */
@Global()
@Module({
  providers: [TrainingQueries, TrainingPages, { provide: TrainingScopes, useClass: StoredTrainingScopes }],
  exports: [TrainingQueries, TrainingPages, TrainingScopes],
})
export class TrainingAccessModule {}
