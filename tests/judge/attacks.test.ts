import { attack } from './attacks/attacks';
import { openJudgeFixture } from './judgeFixture';

attack(openJudgeFixture);
