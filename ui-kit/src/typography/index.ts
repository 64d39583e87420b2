export { keepTogether } from './keep-together.ts';
