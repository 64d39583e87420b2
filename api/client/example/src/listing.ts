import { type ListedProductFragment, ListingDocument, ProductDocument, SearchDocument } from '@meet/client/operations';
import { addToCart } from './cart.ts';
import { createElement, findElement } from './element.ts';
import { buildPictureUrl, client, describeError, formatRoubles } from './shop.ts';

const pageSize = 12;

let listingController = new AbortController();
let displayedPage = { query: '', page: 1 };

const showMessage = (text: string, isError = false) => {
  findElement('goods-state').textContent = text;
  findElement('goods-state').className = isError ? 'wrong' : 'soft';
};

/**
 * Creates a button for each size that can be bought. The button adds the unit that costs this viewer least: the first offer of the size.
 */
async function createSizeButtons(id: string): Promise<HTMLElement> {
  const { product } = await client.request(ProductDocument, { dto: { id } });
  const offers = product?.offers ?? [];
  const cheapestOffers = offers.filter(({ size }, index) => offers.findIndex((offer) => offer.size.id === size.id) === index);
  const buttons = cheapestOffers.map(({ productItemId, size }) => {
    const button = createElement('button', { type: 'button' }, size.name);
    button.addEventListener('click', () => void addToCart(productItemId).catch((error) => showMessage(describeError(error), true)));
    return button;
  });
  return createElement('div', { className: 'sizes', role: 'group', ariaLabel: 'Размер' }, ...buttons);
}

function createCard({ id, name, brands, cover, priceDetails }: ListedProductFragment): HTMLElement {
  const chooseButton = createElement('button', { type: 'button' }, 'Выбрать размер');
  chooseButton.addEventListener('click', async () => {
    chooseButton.disabled = true;
    try {
      chooseButton.replaceWith(await createSizeButtons(id));
    } catch (error) {
      chooseButton.disabled = false;
      showMessage(describeError(error), true);
    }
  });
  const picture = cover ? [createElement('img', { src: buildPictureUrl(cover.url), alt: cover.alt, loading: 'lazy' })] : [];
  const price = priceDetails ? `${priceDetails.from ? 'от ' : ''}${formatRoubles(priceDetails.payable)}` : 'Распродано';
  const brandNames = createElement('span', { className: 'soft' }, brands.map((brand) => brand.name).join(', '));
  return createElement(
    'li',
    {},
    ...picture,
    brandNames,
    createElement('h3', {}, name),
    createElement('p', { className: 'price' }, price),
    chooseButton,
  );
}

async function loadGoods(query: string, page: number, signal: AbortSignal) {
  const pagination = { page, limit: pageSize };
  if (query === '') return (await client.request(ListingDocument, { dto: { pagination } }, { signal })).filteredProducts;
  return (await client.request(SearchDocument, { dto: { query, pagination } }, { signal })).searchFilteredProducts;
}

/** Shows a page of the goods. A newer request aborts an older one. */
async function showGoods(query: string, page = 1): Promise<void> {
  listingController.abort();
  listingController = new AbortController();
  const { signal } = listingController;
  showMessage('Загружается…');
  try {
    const { items, pagination } = await loadGoods(query, page, signal);
    displayedPage = { query, page };
    if (page === 1) findElement('goods').replaceChildren();
    findElement('goods').append(...items.map(createCard));
    findElement('more').hidden = page >= pagination.totalPages;
    showMessage(`Найдено: ${pagination.totalItems}`);
  } catch (error) {
    if (!signal.aborted) showMessage(describeError(error), true);
  }
}

export function startListing(): void {
  const form = findElement<HTMLFormElement>('search');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void showGoods(String(new FormData(form).get('query')).trim());
  });
  findElement('more').addEventListener('click', () => void showGoods(displayedPage.query, displayedPage.page + 1));
  void showGoods('');
}
