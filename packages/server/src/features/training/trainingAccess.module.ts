import { Global, Module } from '@nestjs/common';
import { TrainingScopes } from '../../access/scope';
import { TrainingQueries } from './training.queries';
import { StoredTrainingScopes } from './trainingScopes';

/** What every feature may ask of a training: who may do what in it, and which problems it has. */
@Global()
@Module({
  providers: [TrainingQueries, { provide: TrainingScopes, useClass: StoredTrainingScopes }],
  exports: [TrainingQueries, TrainingScopes],
})
export class TrainingAccessModule {}
