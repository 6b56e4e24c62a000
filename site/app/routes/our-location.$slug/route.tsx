// LOC-13: the address that one configured site uses; the same page, with the same canonical address.
export { default, handle, loader, meta, shouldRevalidate } from '../locations.$slug/route.tsx'
