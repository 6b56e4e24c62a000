// A lead as systems take it that get leads from the carsales network, CSN-DTO: https://github.com/carsales/csn-dto
import { formatComments } from './lead-comments.ts'
import type { OutgoingLead } from './outbox.ts'

/** A lead as CSN-DTO. A later step of it has the same identifier, by which its receiver updates it. */
export function formatCsnLead(lead: OutgoingLead): object {
  const { payload, bundle, createdAt } = lead
  const phone = readText(payload, 'phone')
  const postcode = readText(payload, 'postcode')
  const name = [readText(payload, 'name'), readText(payload, 'last_name')].filter(Boolean).join(' ')
  return {
    Identifier: payload.lead_id,
    CountryCode: 'AU',
    Service: 'Forecourt',
    Source: readText(payload, 'source') || 'Website',
    Type: payload.car_id ? 'ITEM' : 'GENERAL',
    Status: 'New',
    Seller: { Type: 'DEALER', Name: bundle.tenant.name },
    Environment: { Source: 'Website', Url: readText(payload, 'url') },
    Prospect: {
      Name: name,
      FirstName: readText(payload, 'name'),
      LastName: readText(payload, 'last_name'),
      Email: readText(payload, 'email'),
      PhoneNumbers: phone
        ? [{ Type: phone.startsWith('04') ? 'Mobile' : 'Home', Number: phone, CountryCode: 61 }]
        : [],
      Addresses: postcode ? [{ Postcode: postcode, CountryCode: 'AU' }] : [],
    },
    Comments: formatComments(lead),
    CreatedUtc: createdAt,
    ...(payload.car_id || payload.stock_number ? { Item: describeItem(payload) } : {}),
  }
}

function describeItem(payload: OutgoingLead['payload']): object {
  const identification = { StockNumber: readText(payload, 'stock_number'), VIN: readText(payload, 'vin') }
  const year = Number(payload.car_year)
  return {
    Identification: Object.entries(identification)
      .filter(([, value]) => value !== '')
      .map(([Type, Value]) => ({ Type, Value })),
    Specification: {
      Make: readText(payload, 'Vehicle Make'),
      Model: readText(payload, 'Vehicle Model'),
      Title: readText(payload, 'car_description'),
      ...(year > 0 ? { ReleaseDate: { Year: year } } : {}),
    },
  }
}

const readText = (payload: OutgoingLead['payload'], name: string) =>
  typeof payload[name] === 'string' ? payload[name] : ''
