import lostPicture from './lost.webp';

/** The picture of both error pages. It is bundled with the storefront so that it shows when other services are down. */
export function ErrorPicture() {
  return <img src={lostPicture} alt="Одинокий кроссовок с&nbsp;развязанным шнурком" width={1280} height={1600} />;
}
