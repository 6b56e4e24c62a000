import { z } from 'zod'
import { contentList, contentNumber, contentText, orDefault } from '../../../content/content-values.zod.ts'
import { optionalHref } from '../../../content/link.zod.ts'
import { CAR_TYPES } from '../../../promo-tile/car-types.ts'
import { defineBlock } from '../define-block.ts'

/** What a row of cars shows. */
const CAR_ROW_ORDERS = ['latest', 'relevant', 'price-asc', 'price-desc'] as const

/** A row of cars from the dealer's stock. `maxPrice` is in whole dollars, as the editor types it. */
export const carRowBlock = defineBlock('carRow', {
  projection: '{title, order, carTypes, "makes": makes[]->name, bodies, maxPrice, limit, linkLabel, link}',
  fields: {
    title: contentText,
    order: orDefault(z.enum(CAR_ROW_ORDERS), 'latest'),
    carTypes: contentList(z.enum(CAR_TYPES)),
    makes: contentList(z.string()),
    bodies: contentList(z.string()),
    maxPrice: contentNumber,
    limit: orDefault(z.number().int().min(1).max(12), 6),
    linkLabel: contentText,
    link: optionalHref,
  },
})
