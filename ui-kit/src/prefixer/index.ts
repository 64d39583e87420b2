export { stylisPrefixer } from './prefixer.ts';
