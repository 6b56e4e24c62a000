# The Studio of a hosted project, as static files: docker build -f deploy/studio.Dockerfile .
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
ARG WEB_IMAGE=nginxinc/nginx-unprivileged:1.29-alpine

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY . .
# The Studio's own variables are part of its files; none of them is secret.
ARG SANITY_STUDIO_PROJECT_ID
ARG SANITY_STUDIO_DATASET
ARG SANITY_STUDIO_SITE_ORIGIN
RUN npm run build -- studio

FROM ${WEB_IMAGE}
COPY deploy/studio.nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/studio/dist /usr/share/nginx/html
EXPOSE 8080
