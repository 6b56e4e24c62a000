/** The forms that a page may have, and what staff call them. They are about no vehicle. */
export const FORM_KIND_TITLES = {
  enquiry: 'Enquiry',
  test_drive: 'Test drive',
  service: 'Service booking',
  parts: 'Parts',
  finance: 'Finance',
  careers: 'Work with us',
} as const
