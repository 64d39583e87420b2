export { Toaster, type ToasterProps } from './Toaster.tsx';
export { type PromiseToast, type ToastOptions, type ToastPosition, type ToastType, toast } from './toast-queue.ts';
