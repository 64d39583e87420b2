export { Footer, type FooterApp, type FooterColumn, type FooterLink, type FooterProps } from './Footer.tsx';
export { type Payment, PaymentMark, type PaymentMarkProps } from './PaymentMark.tsx';
