import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { getCarSheet } from '#app/features/print/queries.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** A car as a PDF (CALL-12, OPEN-15, PRINT-03). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const sheet = await getCarSheet(requireDealerContext(context), params.slug ?? '')
  const picture = sheet.picture ? await context.readPicture(sheet.picture.src) : null
  const { carPdf } = await import('#app/features/print/car-pdf.server.ts')
  const pdf = await carPdf(sheet, picture)
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${sheet.fileName}"`,
      'cache-control': 'no-store',
    },
  })
}
