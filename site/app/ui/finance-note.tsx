/** The mark of a stated repayment: the footer's words on repayments are shown on pages that have one (PRICE-10). */
export const FinanceNote = () => <sup className="finance-note">1</sup>
