export { AppBanner, type AppBannerProps, type AppStore } from './AppBanner.tsx';
