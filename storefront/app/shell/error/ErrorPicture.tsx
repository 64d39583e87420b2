import lostPicture from './lost.webp';

/**
 * The picture of the not-found page and of the page about a lost connection. It is bundled with the storefront, so that it is visible when
 * other services are down.
 */
export function ErrorPicture() {
  return <img src={lostPicture} alt="Одинокий кроссовок с&nbsp;развязанным шнурком" width={1280} height={1600} />;
}
