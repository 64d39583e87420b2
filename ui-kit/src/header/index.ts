export { Header, type HeaderAction, type HeaderProps, type ServiceLink } from './Header.tsx';
