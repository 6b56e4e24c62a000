import type { PictureUse } from '@forecourt/schemas/contract'
import type { SchemaType } from 'sanity'
import {
  findFileProblem,
  findPictureFileProblem,
  findSizeProblem,
  findSvgProblem,
  formatBroken,
} from './upload-problem.ts'

type FieldOptions = { readonly pictureUses?: readonly PictureUse[]; readonly accept?: string }

/** Why a file is not sent to a field, found by looking into it in the browser; null for one that is. */
export async function findUploadProblem(
  file: File,
  schemaType: SchemaType | undefined,
): Promise<string | null> {
  const options = (schemaType?.options ?? {}) as FieldOptions
  if (!isPicture(schemaType)) return findFileProblem(file, options.accept ?? '')
  const problem = findPictureFileProblem(file)
  if (problem) return problem
  if (file.type === 'image/svg+xml') return findSvgProblem(file.name, await file.text())
  const pixels = await countPixels(file)
  return pixels ? findSizeProblem(file.name, pixels, options.pictureUses ?? []) : formatBroken(file.name)
}

function isPicture(schemaType: SchemaType | undefined): boolean {
  for (let type = schemaType; type; type = type.type) if (type.name === 'image') return true
  return false
}

/** The size of a picture in pixels; null for one that the browser cannot open. */
async function countPixels(file: File): Promise<{ width: number; height: number } | null> {
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return { width, height }
  } catch {
    return null
  }
}
