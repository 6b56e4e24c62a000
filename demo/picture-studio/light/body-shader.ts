import { HEAD } from './part-material.ts'
import { STUDIO } from './studio-light.ts'

/** The body's fragment shader: what a point is, it reads from the four painted projections. */
export const BODY_FRAGMENT = `${HEAD}${STUDIO}
in vec2 vRing;
uniform sampler2D sideMat, sideCol, sideHgt, frontMat, frontCol, frontHgt, rearMat, rearCol, rearHgt, topMat, topCol, topHgt;
uniform vec4 sideBox, frontBox, rearBox, topBox, tray, openCabin; uniform vec2 wheelX; uniform vec3 arch, glassTint;
vec2 at(vec4 box, vec2 p) { return (p - box.xy) * box.zw; }
void main() {
  vec3 O = vO; float az = abs(O.z);
  float face = vRing.x, zone = vRing.y;
  // Openings are cut per pixel, so their edges are exact however coarse the mesh is.
  if (zone < 1.02 && az > 0.45) {
    for (int i = 0; i < 2; i++) {
      vec2 d = vec2(O.x - (i == 0 ? wheelX.x : wheelX.y), (O.y - arch.x) * arch.z);
      if (length(d) < arch.y || (abs(d.x) < arch.y && d.y < 0.0)) discard;
    }
  }
  if (zone > 0.6 && zone < 1.9 && O.x > tray.x && O.x < tray.y && az < tray.z) discard;
  if (zone > 1.5 && openCabin.w > 0.5 && O.x < openCabin.x + (O.y - openCabin.y) * openCabin.z) discard;
  bool isTop = (zone > 0.97 && zone < 1.6) || zone > 2.97;
  bool upper = zone > 1.6;
  bool isFront = !isTop && face > (upper ? SPLITGF : SPLITF), isRear = !isTop && face < -(upper ? SPLITGR : SPLITR);
  vec2 us = at(sideBox, O.xy), uf = at(frontBox, vec2(az, O.y)), ur = at(rearBox, vec2(az, O.y)), ut = at(topBox, vec2(O.x, az));
  vec4 m, c, h;
  if (isTop) { m = texture(topMat, ut); c = texture(topCol, ut); h = texture(topHgt, ut); }
  else if (isFront) { m = texture(frontMat, uf); c = texture(frontCol, uf); h = texture(frontHgt, uf); }
  else if (isRear) { m = texture(rearMat, ur); c = texture(rearCol, ur); h = texture(rearHgt, ur); }
  else { m = texture(sideMat, us); c = texture(sideCol, us); h = texture(sideHgt, us); }
  float glass = m.r, cover = m.g, gloss = m.b;
  #ifdef DEPTH
  if (glass > 0.5) discard;
  outRest = vec4(gl_FragCoord.z, 0.0, 0.0, 1.0); return;
  #endif
  vec3 V = normalize(cameraPosition - vP), N = normalize(vN);
  vec3 rest; float tint;
  #ifdef GLASS
  if (glass < 0.5) discard;
  float NoV = clamp(dot(N, V), 0.02, 1.0), F = 0.040 + 0.96 * pow(1.0 - NoV, 5.0);
  float k = (isFront || O.x > glassTint.z) ? glassTint.x : glassTint.y;
  if (c.b > 0.5) discard;               // an opening
  if (isRear) F *= 0.5;                 // a backlight leans into the lamps above it
  k = c.g > 0.06 ? c.g : max(k, c.r);   // a lens says itself how dark it is
  float a = mix(k, 1.0, F);
  float so = mix(1.0, vAO, 0.5);
  rest = vec3(studio(vP, reflect(-V, N), 0.02) * F * so) + vec3(0.004, 0.005, 0.0055) * k;
  outRest = vec4(rest, a); outTint = vec4(vec3(0.0), a); return;
  #endif
  if (glass > 0.5) discard;
  if (!gl_FrontFacing) { outRest = vec4(vec3(0.012) + 0.05 * vAO * vec3(0.4), 1.0); outTint = vec4(0.0, 0.0, 0.0, 1.0); return; }
  // Bump from the height map. The sheets are planar projections, so the gradient is known in object space.
  const vec2 e = vec2(0.0022, 0.0);
  vec3 grad;
  if (isTop) grad = vec3(texture(topHgt, at(topBox, vec2(O.x, az) + e.xy)).r - texture(topHgt, at(topBox, vec2(O.x, az) - e.xy)).r, 0.0, sign(O.z) * (texture(topHgt, at(topBox, vec2(O.x, az) + e.yx)).r - texture(topHgt, at(topBox, vec2(O.x, az) - e.yx)).r));
  else if (isFront) grad = vec3(0.0, texture(frontHgt, at(frontBox, vec2(az, O.y) + e.yx)).r - texture(frontHgt, at(frontBox, vec2(az, O.y) - e.yx)).r, sign(O.z) * (texture(frontHgt, at(frontBox, vec2(az, O.y) + e.xy)).r - texture(frontHgt, at(frontBox, vec2(az, O.y) - e.xy)).r));
  else if (isRear) grad = vec3(0.0, texture(rearHgt, at(rearBox, vec2(az, O.y) + e.yx)).r - texture(rearHgt, at(rearBox, vec2(az, O.y) - e.yx)).r, sign(O.z) * (texture(rearHgt, at(rearBox, vec2(az, O.y) + e.xy)).r - texture(rearHgt, at(rearBox, vec2(az, O.y) - e.xy)).r));
  else grad = vec3(texture(sideHgt, at(sideBox, O.xy + e.xy)).r - texture(sideHgt, at(sideBox, O.xy - e.xy)).r, texture(sideHgt, at(sideBox, O.xy + e.yx)).r - texture(sideHgt, at(sideBox, O.xy - e.yx)).r, 0.0);
  grad -= N * dot(N, grad);
  N = normalize(N - grad * 2.2);
  Surf s;
  s.albedo = c.rgb * c.rgb; s.paint = 1.0 - cover; s.metal = h.b * cover;
  s.rough = mix(0.40, mix(0.62, 0.08, gloss), cover);
  s.coat = (1.0 - cover) + cover * step(0.75, gloss);
  s.glow = s.albedo * h.g * h.g * 2.2 * cover; s.ao = vAO;
  shade(s, vP, N, V, rest, tint);
  outRest = vec4(rest, 1.0); outTint = vec4(vec3(tint), 1.0);
}`
