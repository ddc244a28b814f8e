-- How the labels of a station are printed. A printer in the network has an address inside of the company, and a port of label
-- printers: the server connects nowhere else.
alter table stations
  add column print_way text not null default 'browser' check (print_way in ('network', 'browser', 'download')),
  add column printer_host text not null default '' check (
    printer_host = '' or (
      printer_host ~ '^(\d{1,3}\.){3}\d{1,3}$' and (
        printer_host::inet <<= '10.0.0.0/8' or printer_host::inet <<= '172.16.0.0/12'
        or printer_host::inet <<= '192.168.0.0/16' or printer_host::inet <<= '127.0.0.0/8'))),
  add column printer_port int not null default 9100 check (printer_port between 9100 and 9109),
  -- A label after each receipt, without being asked for.
  add column print_after_receipt boolean not null default false,
  add constraint stations_network_printer check (print_way <> 'network' or printer_host <> '');

-- On the printer of which station, and whether it came out. The caller's key, so that a double click prints once.
alter table label_prints
  add column station_id uuid references stations,
  add column outcome text not null default 'printed'
    check (outcome in ('printed', 'sending', 'busy', 'unreachable', 'refused', 'timeout', 'broken')),
  add column idempotency_key text;
create unique index label_prints_key on label_prints (staff_id, idempotency_key) where idempotency_key is not null;
