/*
 * The photo studio as a formula. Softboxes at finite distance are intersected per pixel, so highlights stay sharp in
 * clearcoat and travel along the body as they do in a real studio; a prefiltered cube map can do neither, and is
 * slower in software WebGL. All light is neutral grey: that keeps the shading of the paint a single channel, which is
 * what lets the colour be chosen after rendering.
 */
export const STUDIO = /* glsl */ `
uniform sampler2D groundAO;
uniform vec4 groundBox;            // x0, z0, 1/width, 1/depth of the baked ground shadow
uniform float indoor;              // 1: within a vehicle, where light comes from all windows and cloth does not shine
uniform float night;               // 0: the pale room; 1: dark walls, a narrow overhead box and long strips
const float PI = 3.14159265;
float band(float v, float a, float b, float blur) { return smoothstep(a - blur, a + blur, v) * (1.0 - smoothstep(b - blur, b + blur, v)); }
float rectLight(vec2 p, vec2 c, vec2 h, float blur) {
  vec2 d = abs(p - c) - h;
  return (1.0 - smoothstep(-blur, blur, d.x)) * (1.0 - smoothstep(-blur, blur, d.y));
}
float groundVis(vec2 xz, float lod) {
  vec2 uv = (xz - groundBox.xy) * groundBox.zw;
  vec2 e = abs(uv - 0.5);
  float inside = 1.0 - smoothstep(0.42, 0.5, max(e.x, e.y));
  return mix(1.0, texture(groundAO, clamp(uv, 0.0, 1.0)).r, inside);
}
float studio(vec3 P, vec3 D, float rough) {
  float b = rough * rough * 3.0;
  // Upper half: pale walls that darken towards a dark band just above the horizon (the "flag" that draws the flank).
  float up = D.y;
  float wall = mix(0.50, 0.24, smoothstep(0.0, 0.9, up));
  wall *= 1.0 - 0.75 * band(up, 0.0, 0.12, 0.05 + b * 0.2);
  wall *= mix(1.0, 0.07, night);
  float sky = wall;
  // Overhead softbox, 8 m x 2.6 m, at 4.2 m, and one along each wall.
  if (up > 0.02) {
    vec2 h = P.xz + D.xz * ((4.2 - P.y) / up);
    float bl = 0.45 + b * 2.6;
    sky += mix(6.5, 10.0, night) * rectLight(h, vec2(-0.1, 0.0), vec2(4.4, mix(1.35, 0.42, night)), bl * mix(1.0, 0.6, night)) / (1.0 + b * 0.5);
    float sides = mix(1.5, 0.25, night) / (1.0 + b);
    sky += sides * (rectLight(h, vec2(0.0, 4.4), vec2(7.0, 0.8), bl * 2.0) + rectLight(h, vec2(0.0, -4.4), vec2(7.0, 0.8), bl * 2.0));
  }
  // Strip boxes left and right of the car, one high and one low for the door skins, and one at each end.
  float zs = sign(D.z) * 6.5;
  if (abs(D.z) > 0.05) {
    vec3 h = P + D * ((zs - P.z) / D.z);
    sky += mix(4.2, 7.0, night) * rectLight(h.xy, vec2(0.0, 1.95), vec2(5.2, mix(0.62, 0.30, night)), 0.25 + b * 3.0) / (1.0 + b);
    sky += mix(0.9, 0.5, night) * rectLight(h.xy, vec2(0.0, 0.62), vec2(4.6, 0.10), 0.16 + b * 3.0) / (1.0 + b);
  }
  if (abs(D.x) > 0.05) {
    // Wide and soft at the rear, where a small one shows as a blob in the backlight.
    float rear = step(D.x, 0.0);
    vec3 h = P + D * ((sign(D.x) * 7.5 - P.x) / D.x);
    sky += mix(2.2, 1.3, rear) * mix(1.0, 1.6, night) * rectLight(h.zy, vec2(0.0, 2.6), vec2(mix(2.4, 4.2, rear), 0.6), mix(0.25, 0.9, rear) + b * 3.0) / (1.0 + b);
  }
  // Lower half: the light floor, with the car's own shadow on it.
  float dn = max(-D.y, 0.02);
  float t = max(P.y, 0.0) / dn;
  vec2 fh = P.xz + D.xz * t;
  float floorL = mix(0.52, 0.36, smoothstep(1.5, 12.0, t)) * groundVis(fh, rough) * mix(1.0, 0.10, night);
  float w = smoothstep(-0.012 - b * 0.5, 0.012 + b * 0.5, up);
  return mix(floorL, sky, w);
}
float irradiance(vec3 P, vec3 N) {
  float up = N.y * 0.5 + 0.5;
  float e = mix(0.30 * mix(groundVis(P.xz + N.xz * 0.35, 1.0), 1.0, clamp(P.y * 0.6, 0.0, 1.0)), 0.50, up);
  e *= mix(1.0, 0.16, night);
  e += mix(0.70, 0.42, night) * pow(max(N.y, 0.0), 1.3);           // overhead box
  e += mix(0.16, 0.12, night) * max(dot(N, normalize(vec3(0.75, 0.45, 0.2))), 0.0);  // front box
  e += mix(0.10, 0.04, night) * pow(abs(N.z), 2.0);
  return e;
}
vec2 envBRDF(float rough, float NoV) {                             // Karis' fit: no lookup texture needed
  vec4 r = rough * vec4(-1.0, -0.0275, -0.572, 0.022) + vec4(1.0, 0.0425, 1.04, -0.04);
  float a = min(r.x * r.x, exp2(-9.28 * NoV)) * r.x + r.y;
  return vec2(-1.04, 1.04) * a + r.zw;
}
struct Surf { vec3 albedo; float paint; float rough; float metal; float coat; vec3 glow; float ao; };
// rest: light that does not depend on the paint's colour. tint: factor of the paint's colour.
void shade(Surf s, vec3 P, vec3 N, vec3 V, out vec3 rest, out float tint) {
  float NoV = clamp(dot(N, V), 0.02, 1.0);
  vec3 R = reflect(-V, N);
  float so = clamp(pow(NoV + s.ao, exp2(-7.0 * s.rough - 1.0)) - 1.0 + s.ao, 0.0, 1.0);
  so = mix(so, s.ao, 0.35);
  bool cloth = indoor > 0.5 && s.coat <= 0.0;
  if (cloth) { s.ao = mix(s.ao, 1.0, 0.3); so *= 0.45; }
  float E = (cloth ? 0.6 * irradiance(P, N) + 0.34 + 0.10 * N.y - 0.08 * N.x : irradiance(P, N)) * s.ao;
  float F = 0.04 + 0.96 * pow(1.0 - NoV, 5.0);
  float coat = s.coat > 0.0 ? s.coat * F * 1.2 * studio(P, R, 0.03) * so : 0.0;
  float under = 1.0 - s.coat * F;
  // Paint: diffuse pigment plus a broad metallic-flake lobe, both coloured by the paint.
  tint = 0.0; rest = s.glow * mix(1.0, 2.2, night) + coat;
  if (s.paint > 0.002) tint = s.paint * under * (cloth ? 0.78 * E + 0.05 * studio(P, R, 0.55) * so : 0.40 * E + 0.42 * studio(P, R, 0.30) * so);
  if (s.paint < 0.998) {
    vec2 ab = envBRDF(s.rough, NoV);
    vec3 F0 = mix(vec3(0.04), s.albedo, s.metal);
    rest += (1.0 - s.paint) * under * (s.albedo * (1.0 - s.metal) * E + (F0 * ab.x + ab.y) * studio(P, R, s.rough) * so);
  }
}
`

/** Backdrop brightness in linear light, shared by the picture's background and the ground plane. */
export const BACKDROP = /* glsl */ `
vec3 backdrop(vec2 uv) {   // uv: 0..1 over the picture, y up
  float v = mix(0.90, 0.78, smoothstep(0.30, 1.0, uv.y));
  v *= 1.0 - 0.10 * (1.0 - indoor) * smoothstep(0.15, 0.95, length((uv - vec2(0.5, 0.42)) * vec2(1.15, 0.9)));
  return vec3(v * 0.985, v * 0.993, v * 1.005);
}`
