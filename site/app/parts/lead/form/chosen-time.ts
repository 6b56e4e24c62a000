/** The day or the time that is chosen in a form, in words: `Tue 1 Dec, 10:00 am`; '' for none. */
export const findChosenTime = (form: HTMLFormElement | null): string =>
  form?.querySelector<HTMLInputElement>('.when input[data-words]:checked')?.dataset.words ?? ''

/** What a button that books says: the chosen time, or its own words before. */
export const nameBooking = (time: string, label: string): string => (time ? `Book ${time}` : label)
