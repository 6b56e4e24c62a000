import {
  type LeadFormat,
  type LeadKind,
  listLocations,
  type StaffDeliveries,
} from '@forecourt/schemas/contract'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { requireLeadReader } from '#app/http/require-dealer-staff.ts'
import { LEAD_CHANNELS, listChannels } from '#app/parts/lead/submit/lead-channels.ts'
import { listDeliveries } from '#db/leads/delivery-repository.ts'
import { presentDelivery } from './present-delivery.ts'

const MOST_SHOWN = 10
const FORMAT_NAMES: Readonly<Record<LeadFormat, string>> = { forecourt: '', 'csn-dto': 'carsales CSN-DTO' }

/**
 * The last deliveries to each place that takes the dealer's leads; places that the settings no longer name follow as
 * long as something was sent there. @throws 404; AppError staff_not_permitted
 */
export async function getStaffDeliveries(context: RequestContext): Promise<StaffDeliveries> {
  const { tenantSlug } = requireLeadReader(context)
  const { bundle } = requireDealerContext(context)
  const set: readonly string[] = listChannels(bundle.tenant, listLocations(bundle.locations, 'all'))
  const format = FORMAT_NAMES[bundle.tenant.leads.webhookFormat]
  const targets = await Promise.all(
    LEAD_CHANNELS.map(async (channel) => {
      const rows = await listDeliveries(context.db, tenantSlug, { channel, limit: MOST_SHOWN })
      const deliveries = rows.map((row) => ({
        ...presentDelivery(row),
        lead: row.lead_id,
        kind: row.kind as LeadKind,
      }))
      return {
        channel,
        format: channel === 'webhook' ? format : '',
        isSet: set.includes(channel),
        deliveries,
      }
    }),
  )
  return {
    at: context.now,
    targets: targets
      .filter(({ isSet, deliveries }) => isSet || deliveries.length > 0)
      .sort((one, other) => Number(other.isSet) - Number(one.isSet)),
  }
}
