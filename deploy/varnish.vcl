# Varnish in front of the dealers' websites (docs/production.md, A cache at the edge; decision 137). It needs the module xkey
# (Debian: varnish-modules), EDGE_CACHE_TOKEN in its environment, and to be started with -p http_gzip_support=off: otherwise
# it asks the site for gzip alone. Everything private is kept out by the site; what is said here of cookies is for the
# visitors who have them.
vcl 4.1;

import std;
import xkey;

backend site {
	.host = "127.0.0.1";
	.port = "3000";
	.first_byte_timeout = 30s;
	# An open page's event stream has a beat every 20 seconds.
	.between_bytes_timeout = 60s;
	# A site that is slow for a moment is asked all the same; one that is away for half a minute is not.
	.probe = {
		.url = "/readyz";
		.interval = 3s;
		.timeout = 3s;
		.window = 10;
		.threshold = 1;
		.initial = 1;
	}
}

sub vcl_recv {
	if (req.method == "PURGE") {
		if (std.getenv("EDGE_CACHE_TOKEN") == "" || !req.http.x-purge-token || req.http.x-purge-token != std.getenv("EDGE_CACHE_TOKEN")) {
			return (synth(403, "Forbidden"));
		}
		if (req.http.xkey-purge !~ "^[a-z0-9-]+( [a-z0-9-]+)*$") {
			return (synth(400, "No keys"));
		}
		return (synth(200, "Purged " + xkey.purge(req.http.xkey-purge)));
	}
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	if (req.http.Authorization || req.url ~ "^/events/") {
		return (pass);
	}
	# A visitor with a preview, a reservation or an account has pages of their own. The state is all that others remember.
	if (regsuball(req.http.Cookie, "forecourt_state=", "") ~ "forecourt_") {
		return (pass);
	}
	if (req.http.Cookie ~ "(^|; *)forecourt_state=[A-Z]{2,3}(;|$)") {
		set req.http.Cookie = regsub(req.http.Cookie, "^(?:.*; *)?(forecourt_state=[A-Z]{2,3})(?:;.*)?$", "\1");
	} else {
		unset req.http.Cookie;
	}
	if (req.http.Accept-Encoding ~ "br") {
		set req.http.Accept-Encoding = "br";
	} elsif (req.http.Accept-Encoding ~ "gzip") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}
	# An older copy is sent while a newer one is fetched, and for longer only while the site is away.
	if (std.healthy(req.backend_hint) && req.restarts == 0) {
		set req.grace = 60s;
	}
	return (hash);
}

sub vcl_hash {
	# Parameters of advertisers, which no page reads (site/server/documents/document-key.ts). The site gets them.
	hash_data(regsub(regsuball(req.url, "(?<=[?&])(utm_[^=&]*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_cid|mc_eid|_gl|_ga)(=[^&]*)?(&|$)", ""), "[?&]$", ""));
	hash_data(req.http.host);
	return (lookup);
}

sub vcl_backend_response {
	# A failure does not replace what is there.
	if (bereq.is_bgfetch && beresp.status >= 500) {
		return (abandon);
	}
	if (beresp.http.Surrogate-Control ~ "max-age=[1-9]" && !beresp.http.Set-Cookie && beresp.status == 200) {
		set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
		set beresp.grace = std.duration(regsub(beresp.http.Surrogate-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
		set beresp.keep = 0s;
		return (deliver);
	}
	# Files and pictures.
	if (!beresp.http.Surrogate-Control && beresp.http.Cache-Control ~ "public, max-age=[1-9]" && !beresp.http.Set-Cookie && beresp.status == 200) {
		return (deliver);
	}
	set beresp.uncacheable = true;
	set beresp.ttl = 5s;
	return (deliver);
}

sub vcl_backend_error {
	set beresp.http.x-away = "1";
}

sub vcl_deliver {
	# The site has not answered: an older copy is looked for.
	if (resp.http.x-away && req.restarts == 0) {
		return (restart);
	}
	unset resp.http.x-away;
	# These are between the site and Varnish. Without Age a browser keeps an answer as long as if it came from the site.
	unset resp.http.Surrogate-Control;
	unset resp.http.xkey;
	unset resp.http.Age;
	unset resp.http.Via;
	unset resp.http.X-Varnish;
	if (obj.hits > 0) {
		set resp.http.Cache-Status = "varnish; hit";
		# It names another visitor's request.
		unset resp.http.X-Request-Id;
	}
}
