export { Dialog, type DialogProps } from './Dialog.tsx';
export type { DialogSize } from './dialog-style.ts';
