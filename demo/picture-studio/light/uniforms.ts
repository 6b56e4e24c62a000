import type { IUniform, ShaderMaterial } from 'three'

/** A shader's uniform by its name. @throws Error for one that the shader does not declare */
// biome-ignore lint/suspicious/noExplicitAny: a uniform holds whatever its shader declares, as three types it.
export function getUniform({ name, uniforms }: ShaderMaterial, uniform: string): IUniform<any> {
  const found = uniforms[uniform]
  if (!found) throw new Error(`The shader ${name} has no uniform ${uniform}.`)
  return found
}

export function setUniform(material: ShaderMaterial, uniform: string, value: unknown): void {
  getUniform(material, uniform).value = value
}
