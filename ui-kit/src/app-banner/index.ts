export { AppBanner, type AppBannerProps } from './AppBanner.tsx';
