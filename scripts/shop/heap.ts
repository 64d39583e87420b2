// How much memory the processes of the shop may use, with npm start as in the images of docker/.

/** Limits of V8's heap in MB, the same as in the images. Without them V8 derives its limits from the memory of the whole machine. */
export const heapMb = { api: 768, 'search-indexer': 256, storefront: 256 };

/**
 * Lets V8's heap grow by four fifths between full collections, as in the images. Below a limit of 2 GB, V8 lets it grow by half or less:
 * under load the API then marked its search sets every second, and the requests of that moment waited. With 2,000 products, letting the
 * heap double costs 25 MB more and saves nothing.
 */
const heapGrowthFlags = '--heap-growing-percent=80';

/**
 * Space for young objects in the API's heap, in MB. V8's default of 16 costs 95 MB more memory under load and saves no measurable CPU time.
 */
const youngHeapFlags = '--max-semi-space-size=8';

/** V8's flags for each process, as in the images of docker/. */
export const heapFlags = { api: [heapGrowthFlags, youngHeapFlags], 'search-indexer': [heapGrowthFlags], storefront: [heapGrowthFlags] };

/**
 * Makes glibc return each large buffer to the system when it is freed, as in the images. By default glibc raises the size from which a
 * buffer counts as large to that of freed buffers, and keeps smaller freed buffers: with 300,000 products the API kept 100 MB.
 */
export const mmapThreshold = '131072';
