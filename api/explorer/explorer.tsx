import { GraphiQL, type GraphiQLProps } from 'graphiql';
import { createRoot } from 'react-dom/client';
import 'graphiql/style.css';
import './explorer.css';

const EXAMPLE = `# The contract of the shop. Ctrl-Enter runs, Ctrl-Space completes, the book on the left explains every type and field.
# Prices are in kopecks.
query Cheapest {
  filteredProducts(dto: { sort: CHEAP_FIRST, pagination: { limit: 5 } }) {
    items {
      name
      slug
      brands { name }
      priceDetails { price oldPrice sale }
      images { url alt }
    }
    pagination { page totalPages totalItems }
  }
}
`;

const fetcher: GraphiQLProps['fetcher'] = async (operation, options) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...options?.headers },
    body: JSON.stringify(operation),
  });
  return response.json();
};

/** Query in the address of a shared link; null without one. */
const sharedQuery = new URLSearchParams(window.location.search).get('query');

const root = document.getElementById('explorer');
if (root)
  createRoot(root).render(<GraphiQL fetcher={fetcher} defaultQuery={EXAMPLE} {...(sharedQuery && { initialQuery: sharedQuery })} />);
