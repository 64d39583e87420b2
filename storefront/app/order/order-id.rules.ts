const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether an order may have this id. Others need no request. */
export const mayBeOrder = (id: string): boolean => uuid.test(id);
