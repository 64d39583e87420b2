export { AuthForm } from './AuthForm.tsx';
export type { AuthFormProps, AuthMethod, AuthRequest } from './auth-props.ts';
