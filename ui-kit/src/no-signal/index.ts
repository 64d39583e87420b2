export { NoSignal, type NoSignalProps } from './NoSignal.tsx';
