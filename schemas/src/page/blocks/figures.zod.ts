import { z } from 'zod'
import { orDefault } from '../../content/content-values.zod.ts'

/** A number that is not negative. */
export const figureOr = (fallback: number) => orDefault(z.number().min(0), fallback)
