export type LeadCategory = { category: string; subcategory?: string }

/** A 'Careers Enquiry' travels as a general enquiry with a subcategory; others as they are (LEAD-08). */
export function leadCategory(category: string): LeadCategory {
  if (category !== 'Careers Enquiry') return { category }
  return { category: 'General Enquiry', subcategory: 'Career Enquiry' }
}
