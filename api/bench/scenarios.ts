const card =
  '{ id slug name newArrival meetPrice brands { name } images { key } priceDetails { price oldPrice loyaltyPrice sale } sameModelColours { name hex } }';
const page = `query ($dto: FilteredProductsInput!) { filteredProducts(dto: $dto) { items ${card} pagination { page totalPages totalItems } } }`;
const details = `query ($slug: String!) { product(dto: { slug: $slug }) { id slug name description skus brands { name } productCategory { name slug }
  colorPalletes { name } images { key alt } items { isSold isReserved size { name } } priceDetails { price oldPrice loyaltyPrice sale } } }`;

function graphql(name: string, query: string, variables: object, isRight: (body: string) => boolean) {
  const body = JSON.stringify({ query, variables });
  return { name, method: 'POST' as const, path: '/graphql', headers: { 'content-type': 'application/json' }, body, isRight };
}

/** What `npm run bench` asks the API, and how a right answer is told; `slug` is of a product that is in the shop. */
export function apiScenarios(slug: string) {
  const isWholePage = (body: string) => {
    const { data } = JSON.parse(body) as { data?: { filteredProducts: { items: unknown[] } } };
    return data?.filteredProducts.items.length === 24;
  };
  return [
    graphql('api: catalogue page', page, { dto: { sort: 'POPULAR_FIRST' } }, isWholePage),
    graphql('api: cheapest first', page, { dto: { sort: 'CHEAP_FIRST', pagination: { page: 5 } } }, isWholePage),
    graphql('api: product page', details, { slug }, (body) => body.includes(`"slug":"${slug}"`)),
  ];
}
