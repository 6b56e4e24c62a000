import type { DocumentStub } from '../store/document.ts'
import type { ImageFacts } from './image-metadata.ts'

export interface Upload {
  sha1: string
  size: number
  /** The uploaded file's name; never used as a path. */
  filename: string | null
  /** Metadata from the uploader: label, title, description, creditLine, source. */
  labels: Record<string, unknown>
  project: { projectId: string; dataset: string }
  origin: string
}

/** `sanity.imageAsset` of an uploaded picture. */
export function imageAsset(upload: Upload, facts: ImageFacts): DocumentStub {
  const { width, height, extension } = facts
  const file = `${upload.sha1}-${width}x${height}.${extension}`
  return {
    _id: `image-${upload.sha1}-${width}x${height}-${extension}`,
    _type: 'sanity.imageAsset',
    ...common(upload, 'images', file, extension, facts.mimeType),
    metadata: facts.metadata,
  }
}

/** `sanity.fileAsset` of any other file. */
export function fileAsset(upload: Upload, extension: string, mimeType: string): DocumentStub {
  return {
    _id: `file-${upload.sha1}-${extension}`,
    _type: 'sanity.fileAsset',
    ...common(upload, 'files', `${upload.sha1}.${extension}`, extension, mimeType),
  }
}

function common(upload: Upload, kind: string, file: string, extension: string, mimeType: string) {
  const path = `${kind}/${upload.project.projectId}/${upload.project.dataset}/${file}`
  return {
    ...upload.labels,
    assetId: upload.sha1,
    sha1hash: upload.sha1,
    uploadId: upload.sha1,
    extension,
    mimeType,
    size: upload.size,
    ...(upload.filename ? { originalFilename: upload.filename } : {}),
    path,
    url: `${upload.origin}/${path}`,
  }
}

/** File name of an asset's path. */
export function getFileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
