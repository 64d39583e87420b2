export { NotFound, type NotFoundCategory, type NotFoundProps } from './NotFound.tsx';
