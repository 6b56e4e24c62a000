/** Whether this page is in a frame, as the Studio shows it. Browser only. */
export const isFramed = () => window.parent !== window
