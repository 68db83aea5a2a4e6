import './mathsDress';
export { mathsPlugins } from './mathsPlugins';
