export { AuthForm } from './AuthForm.tsx';
export type { AuthFormProps, AuthMethod, AuthPurpose, AuthRequest, OwnRecipient } from './auth-props.ts';
