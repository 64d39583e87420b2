import { type ListedProductFragment, ListingDocument, ProductDocument, SearchDocument } from '@meet/client/operations';
import { addToCart } from './cart.ts';
import { createElement, findElement } from './element.ts';
import { buildPictureUrl, client, describeError, formatRoubles } from './shop.ts';

const limit = 12;

let controller = new AbortController();
let displayedPage = { query: '', page: 1 };

const showMessage = (text: string, isWrong = false) => {
  findElement('goods-state').textContent = text;
  findElement('goods-state').className = isWrong ? 'wrong' : 'soft';
};

/** The sizes that can be bought, each with the unit that costs this viewer least: the first offer of a size. */
async function listSizes(id: string): Promise<HTMLElement> {
  const { product } = await client.request(ProductDocument, { dto: { id } });
  const offers = product?.offers ?? [];
  const cheapest = offers.filter(({ size }, index) => offers.findIndex((offer) => offer.size.id === size.id) === index);
  const buttons = cheapest.map(({ productItemId, size }) => {
    const button = createElement('button', { type: 'button' }, size.name);
    button.addEventListener('click', () => void addToCart(productItemId).catch((error) => showMessage(describeError(error), true)));
    return button;
  });
  return createElement('div', { className: 'sizes', role: 'group', ariaLabel: 'Размер' }, ...buttons);
}

function createCard({ id, name, brands, cover, priceDetails }: ListedProductFragment): HTMLElement {
  const choose = createElement('button', { type: 'button' }, 'Выбрать размер');
  choose.addEventListener('click', async () => {
    choose.disabled = true;
    try {
      choose.replaceWith(await listSizes(id));
    } catch (error) {
      choose.disabled = false;
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
    choose,
  );
}

async function loadGoods(query: string, page: number, signal: AbortSignal) {
  const pagination = { page, limit };
  if (query === '') return (await client.request(ListingDocument, { dto: { pagination } }, { signal })).filteredProducts;
  return (await client.request(SearchDocument, { dto: { query, pagination } }, { signal })).searchFilteredProducts;
}

/** Shows a page of the goods. A newer request aborts an older one. */
async function showGoods(query: string, page = 1): Promise<void> {
  controller.abort();
  controller = new AbortController();
  const { signal } = controller;
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
