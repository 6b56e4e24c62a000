/** Why a delivery did not succeed, for people who sell cars. @param error as the outbox recorded it */
export function deliveryProblem(error: string): string {
  const status = /answered (\d{3})/.exec(error)?.[1]
  if (status) return describeStatus(Number(status))
  if (/no address for enquiries/.test(error)) return 'No address for enquiries is set.'
  if (/^Leads are not sent to this address/.test(error))
    return 'The address of the lead system cannot be used. The platform’s staff can correct it.'
  if (/settings are not known/.test(error)) return 'The site’s settings could not be read at that moment.'
  if (/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|EHOSTUNREACH|time[d ]?.?out/i.test(error))
    return 'It did not answer.'
  return 'It did not take the lead.'
}

function describeStatus(status: number): string {
  if (status === 401 || status === 403) return `It refused the key it was sent (${status}).`
  if (status === 404 || status === 410) return `There is nothing at its address (${status}).`
  if (status >= 500) return `It was out of order (${status}).`
  return `It did not take the lead (${status}).`
}
