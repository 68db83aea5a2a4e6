export { isUnderway, Status } from './status';
