/** Is this page in a frame, as the Studio shows it? Asked in the browser only. */
export const isFramed = () => window.parent !== window
