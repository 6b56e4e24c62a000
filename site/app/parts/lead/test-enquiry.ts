/** Marks a lead that staff sent to try where leads go; nobody is written to about it. */
export const TEST_LEAD = 'test'

/** Nobody: what a shopper might send, to see whether the form takes it and where it goes. */
export const TEST_ANSWERS: Readonly<Record<string, string>> = {
  name: 'Test',
  last_name: 'Enquiry',
  email: 'test@forecourt.example',
  phone: '0400 000 000',
  postcode: '2000',
  message: 'A test of where enquiries go. Nobody waits for an answer.',
  category: 'General Enquiry',
}
