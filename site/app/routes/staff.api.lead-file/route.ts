import type { LoaderFunctionArgs } from '@remix-run/node'
import { getLeadFile } from '#app/features/staff-api/leads/lead-file.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: ['lead', 'id'], isPrivate: true }

/** `?lead=&id=`: a file of a lead, for the dealer's managers and administrators. */
export const loader = ({ context }: LoaderFunctionArgs) => getLeadFile(context)
