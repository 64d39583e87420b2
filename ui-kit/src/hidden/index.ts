export { hidden } from './hidden.ts';
