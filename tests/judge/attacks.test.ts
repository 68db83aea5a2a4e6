import { attack } from './attacks/attacks';
import { openCourt } from './court';

attack(openCourt);
