import lostPicture from './lost.webp';

/** The picture of both error pages: the storefront's own file, so that it shows when nothing else answers. */
export function LostPicture() {
  return <img src={lostPicture} alt="Одинокий кроссовок с&nbsp;развязанным шнурком" width={1280} height={1600} />;
}
