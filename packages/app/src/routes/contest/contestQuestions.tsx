export { ContestQuestions as QuestionsTab } from '@oj/judge-ui';
